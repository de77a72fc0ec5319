import type { dashboard as english } from '../en/dashboard.ts'
import type { Words } from '../Words.ts'

export const dashboard: Words<typeof english> = {
  title: 'Papan pemuka',
  goodMorning: 'Selamat pagi, %{name}',
  goodAfternoon: 'Selamat petang, %{name}',
  goodEvening: 'Selamat malam, %{name}',
  waiting: 'Menunggu saya',
  waitingEmpty: 'Tiada apa-apa menunggu kelulusan anda.',
  pending: 'Menunggu kelulusan',
  pendingEmpty: 'Tiada apa menunggu kelulusan.',
  expiring: 'Hampir tamat',
  expiringEmpty: 'Tiada apa akan tamat tidak lama lagi.',
  drafts: 'Draf terkini',
  draftsEmpty: 'Tiada draf terbuka.',
  mine: 'Kerja terkini',
  mineEmpty: 'Apa yang anda ubah muncul di sini.',
}
