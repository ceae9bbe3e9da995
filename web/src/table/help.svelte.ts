/** Whether the help is open; it can be opened from the menu and by a key. */
export const helping = $state({ open: false });
