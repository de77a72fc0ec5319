import type { words as english } from '../en/sorting.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  open: 'Susun %{type}...',
  title: 'Susun %{type}',
  by: 'Susun mengikut',
  rules: {
    aired: 'Tarikh siaran',
    name: 'Nama',
    nameNumber: 'Nombor dalam nama',
    number: 'Nombor sekarang',
    reverse: 'Terbalikkan',
  },
  back: 'Seperti asal',
  list: 'Susunan baharu %{name}',
  changes: '%{count} nombor berubah.',
  none: 'Belum ada nombor yang berubah.',
  help: 'Seret tajuk, atau gerakkannya dengan Alt dan anak panah atas atau bawah; Alt dengan Home atau End membawanya ke awal atau akhir. F2 untuk menaip nombornya.',
  drafts:
    'Setiap tajuk disimpan sebagai draf dengan nombor baharunya. Tajuk yang sedang disunting orang tidak berubah.',
  ok: 'Tukar %{count} nombor',
  nothing: 'Susunannya masih sama.',
  tooFew: 'Belum ada yang perlu disusun: kurang daripada dua tajuk.',
  grip: 'Nombor %{number}: %{name}. Alt dengan anak panah atas atau bawah menggerakkannya.',
  number: 'Nombor baharu %{name}',
  was: 'dahulu %{number}',
  wasNone: 'tiada nombor',
  meanwhile:
    'Ada tajuk yang bertambah atau hilang sementara itu. Susunan anda dikekalkan setakat yang boleh: semak dan teruskan.',
  failed: 'Tajuk tidak dapat dimuatkan',
  running: '%{done} daripada %{count} dinomborkan',
  done: '%{count} tajuk telah dinomborkan. Drafnya menunggu untuk diterbitkan.',
  notAll: '%{count} tajuk tidak dapat dinomborkan',
  cancelled: 'Dibatalkan. Yang sudah dinomborkan kekal.',
  undone: 'Nombor kembali seperti asal.',
  undoing: 'Mengembalikan nombor: %{done} daripada %{count}',
  undo: 'Buat asal',
  retry: 'Cuba semula yang gagal',
  cancel: 'Batal',
  toJob: 'Tunjukkan tugas',
}
