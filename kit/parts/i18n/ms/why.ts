import type { words as english } from '../en/why.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  ask: 'Mengapa saya tidak boleh …?',
  title: 'Mengapa tidak?',
  missing: 'Ini memerlukan hak “%{action}” pada %{page} (%{code}). Tiada peranan anda yang memberikannya.',
  have: 'Peranan yang memilikinya',
  more: 'dan %{smart_count} lagi',
  nobody: 'Tiada peranan memilikinya.',
  table: 'Buka jadual peranan',
  lockedBy: '%{name} sedang menyuntingnya dan memegang kunci.',
  status: 'Tidak berguna dalam status ini:',
  toFields: 'Tunjukkan medannya',
  nothingToRedo: 'Tiada apa-apa untuk dibuat semula',
  hidden: 'Apa yang anda tidak boleh lakukan di sini',
  none: 'Peranan anda dan keadaan semasanya membenarkan semuanya di sini.',
  close: 'Faham',
}
