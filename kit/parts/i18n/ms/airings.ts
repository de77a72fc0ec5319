import type { words as english } from '../en/airings.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  airings: '%{count} siaran',
  channels: '%{count} saluran',
  file: 'Siaran',
  csv: 'Simpan sebagai CSV',
  none: 'Tiada siaran selepas ini.',
  never: 'Tiada saluran menyiarkannya.',
  hiddenChannel: 'Saluran lain',
  showAll: 'Tunjuk siaran terdahulu',
  showAhead: 'Hanya mulai sekarang',
  inGuide: '%{channel}, %{when}: tunjuk dalam panduan',
  aired: 'sudah disiarkan',
  inLicence: 'dalam lesen',
  flagged: 'Hak tidak meliputi %{count} siaran',
  first: 'Pertama di %{channel}, %{when}',
  licence: 'Lesen',
  flags: {
    ends: 'selepas lesen',
    starts: 'sebelum lesen',
    notPublished: 'belum diterbitkan',
    voiceOff: 'tidak tersedia',
    productMissing: 'bukan dalam produk',
  },
}
