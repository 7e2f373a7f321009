"""What fills the window: menus, and the match."""
