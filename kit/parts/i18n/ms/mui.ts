import type { words as english } from '../en/mui.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  alert: {
    close: 'Tutup',
  },
  autocomplete: {
    clear: 'Kosongkan',
    close: 'Tutup',
    open: 'Buka',
    loading: 'Memuatkan',
    none: 'Tiada pilihan',
  },
  pages: {
    rows: 'Baris setiap halaman',
    range: '%{from}–%{to} daripada %{count}',
    rangeAtLeast: '%{from}–%{to} daripada lebih %{to}',
    first: 'Halaman pertama',
    last: 'Halaman terakhir',
    next: 'Halaman seterusnya',
    previous: 'Halaman sebelumnya',
    page: 'Pergi ke halaman %{page}',
    current: 'Halaman %{page}',
  },
  breadcrumbs: {
    expand: 'Tunjukkan laluan',
  },
}
