import type { words as english } from '../en/conditions.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  publish: 'Terbitkan bersyarat...',
  publishText: '%{smart_count} amaran',
  title: 'Terbitkan %{name} dengan syarat',
  warnings: 'Ia disiarkan walaupun',
  reason: 'Sebab',
  reasonHelp: 'Semua yang membuka tajuk ini membacanya, dan audit menyimpannya.',
  reasonMissing: 'Berikan sebab.',
  ok: 'Terbitkan bersyarat',
  chip: 'Terbitan bersyarat',
  chipTitle: 'Diterbitkan dengan syarat: %{reason}',
}
