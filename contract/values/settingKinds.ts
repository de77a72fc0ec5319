/**
 * Kinds of a user's settings (calls.md section 11); 'job' entries alone go after 24 hours. 'shortcut' and 'mapping' (how
 * the columns of imported files were read) are ours.
 */
export const SETTING_KINDS = ['preference', 'theme', 'filter', 'view', 'job', 'seen', 'shortcut', 'mapping'] as const
export type SettingKind = (typeof SETTING_KINDS)[number]
