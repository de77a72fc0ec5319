/** Preferences: theme, language, date format, time zone. */
export const settings = {
  language: 'Language',
  theme: 'Theme',
  scheme: { dark: 'Dark', light: 'Light', system: 'As the device' },
  timeZone: 'Time zone',
  dateFormat: 'Date format',
  themes: {
    default: 'Light',
    defaultDark: 'Dark',
    mainDark: 'Deep dark',
    mainLight: 'Cool light',
    slate: 'Slate',
    deepOcean: 'Deep ocean',
    tech: 'Tech',
    greeny: 'Greeny',
    sunset: 'Sunset',
    beach: 'Beach',
    sweetHues: 'Sweet hues',
  },
  title: 'My profile and settings',
  toLight: 'Switch to light',
  toDark: 'Switch to dark',
}
