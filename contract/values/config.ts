/** What guards configurations, and the app whose configurations are the console's own (calls.md section 12). */
export const CONFIG_PAGE = 'cp_appconfig'
export const CONSOLE_APP = 'console'
export const CONFIG_TEXT = 64
/** What one call may name of types to read, comma-joined. */
export const CONFIG_TYPES_LENGTH = 64
/** The type that the console's menu is kept under. */
export const MENU_CONFIG = 'menu'
