import type { editor as english } from '../en/editor.ts'
import type { Words } from '../Words.ts'

export const editor: Words<typeof english> = {
  complete: '%{percent} lengkap',
  required: 'wajib',
  optional: 'Pilihan',
  errorsToFix: '%{smart_count} ralat perlu dibetulkan',
}
