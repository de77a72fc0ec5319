import type { words as english } from '../en/problems.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  tab: 'Semakan',
  none: 'Tiada yang perlu dibaiki',
  noneText: 'Tiada ralat, tiada kekurangan untuk penerbitan, tiada amaran.',
  error: 'Ralat: menghalang simpanan',
  publish: 'Diperlukan untuk penerbitan',
  stale: 'Terjemahan perlu disemak: teks Inggeris berubah',
  warnings: 'Amaran: tidak menghalang apa-apa',
  code: 'Amaran %{code}',
}
