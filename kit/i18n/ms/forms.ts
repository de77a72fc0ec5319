import type { forms as english } from '../en/forms.ts'
import type { Words } from '../Words.ts'

export const forms: Words<typeof english> = {
  required: 'Wajib diisi',
}
