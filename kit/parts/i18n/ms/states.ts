import type { words as english } from '../en/states.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  loading: 'Memuatkan',
  stillLoading: 'Masih memuatkan, %{seconds} s',
  imageMissing: 'Imej tidak tersedia',
  unsafeLink: 'Pautan tidak dibuka: hanya alamat http dan https diikuti',
  opensElsewhere: 'dibuka dalam tab baharu',
  removeFilter: 'Buang penapis %{name}',
  resize: 'Ubah saiz panel sisi',
  notices: 'Makluman',
  dismiss: 'Tutup makluman ini',
  progress: 'Sedang berjalan',
  kinds: { success: 'Selesai', info: 'Nota', warning: 'Amaran', error: 'Ralat' },
}
