import type { words as english } from '../en/dragging.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  drag: 'Seret %{name}',
  moveUp: 'Alih ke atas',
  moveDown: 'Alih ke bawah',
  pickUp: 'Angkat',
  putHere: 'Letak di sini',
  putBelow: 'Letak di bawah ini',
  carried: 'Anda membawa “%{name}”. Pilih tempatnya, atau tekan Escape.',
  letGo: 'Lepaskan',
  moveTo: 'Alih ke...',
  moveTitle: 'Alih %{name}',
  moveOk: 'Alih',
  moved: '%{name} kini di tempat %{place} daripada %{count}',
  cancelled: '%{name} kekal di tempatnya',
  refused: '%{name} tidak boleh berada di situ',
  place: 'Tempat',
  range: 'Nombor bulat dari %{first} hingga %{count}',
  samePlace: 'Taip tempat yang lain.',
}
