import type { words as english } from '../en/sponsor.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  marker: 'ஆதரவு',
  by: '%{name} ஆதரவளிக்கிறது',
  told: 'இது ஆதரவு பெற்றது எனப் பார்வையாளருக்குத் தெரிவிக்கப்படும்',
}
