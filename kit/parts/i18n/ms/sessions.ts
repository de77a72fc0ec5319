import type { words as english } from '../en/sessions.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  elsewhere: 'Anda telah log keluar dalam tab lain',
  refused: 'Pelayan tidak lagi menerima log masuk anda. Apa yang anda taip disimpan dalam pelayar ini.',
  wasRefused:
    'Token akses tidak sah (Invalid access_token): anda telah dilog keluar. Apa yang anda taip telah disimpan.',
  kept: 'Apa yang belum anda simpan kekal dalam pelayar ini dan ditawarkan semula kepada %{name}.',
  waits: 'Menunggu tetingkap log masuk…',
}
