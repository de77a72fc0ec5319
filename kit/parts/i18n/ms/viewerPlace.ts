import type { words as english } from '../en/viewerPlace.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  label: 'Alamat penonton',
  in: 'Di %{country}, menurut penggantian geo',
  none: 'Tiada julat penggantian geo mengandunginya',
  wrong: 'Ini bukan alamat: empat nombor 0 hingga 255, atau IPv6.',
  failed: 'Lokasinya tidak dapat ditanya',
}
