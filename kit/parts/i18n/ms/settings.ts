import type { words as english } from '../en/settings.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  language: 'Bahasa',
  languageIs: 'Bahasa: %{name}',
  theme: 'Tema',
  scheme: { dark: 'Gelap', light: 'Cerah', system: 'Ikut peranti' },
  timeZone: 'Zon waktu',
  dateFormat: 'Format tarikh',
  themes: {
    default: 'Cerah',
    defaultDark: 'Gelap',
    mainDark: 'Gelap pekat',
    mainLight: 'Cerah sejuk',
    slate: 'Batu loh',
    deepOcean: 'Lautan dalam',
    tech: 'Teknologi',
    greeny: 'Kehijauan',
    sunset: 'Senja',
    beach: 'Pantai',
    sweetHues: 'Rona manis',
  },
  title: 'Profil dan tetapan saya',
  notSaved: 'Pilihan anda terpakai di sini tetapi tidak dapat disimpan: ia hilang apabila anda log keluar.',
  toLight: 'Tukar ke cerah',
  toDark: 'Tukar ke gelap',
  username: 'Nama pengguna',
  roles: 'Peranan',
  noRoles: 'tiada',
  products: 'Produk',
  preferences: 'Keutamaan',
}
