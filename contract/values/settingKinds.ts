/**
 * Kinds of a user's settings (calls.md section 11); 'job' entries alone go after 24 hours. 'shortcut', 'mapping' (how the
 * columns of imported files were read) and 'keymap' (keys of the video editor) are ours.
 */
export const SETTING_KINDS = [
  'preference',
  'theme',
  'filter',
  'view',
  'job',
  'seen',
  'shortcut',
  'mapping',
  'keymap',
] as const
export type SettingKind = (typeof SETTING_KINDS)[number]
