import type { words as english } from '../en/channelNumber.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  change: 'Tukar nombor saluran...',
  changeText: 'Serta-merta, seperti yang dilihat penonton',
  title: 'Nombor saluran %{name}',
  number: 'Nombor saluran',
  help: 'Penonton mendapatnya serta-merta. Perkara lain pada saluran tidak berubah.',
  ok: 'Tukar nombor',
  notYet: 'Taip nombor lain',
  taken: 'Nombor saluran %{number} sudah digunakan oleh %{name}.',
  duplicate: 'Nombor saluran bertindih',
}
