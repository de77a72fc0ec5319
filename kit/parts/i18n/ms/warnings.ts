import type { words as english } from '../en/warnings.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  gapsPresent: 'Terdapat jurang',
  vodExpired: 'Kandungan VOD tamat tempoh',
  vodNotAvailableForVll: 'Kandungan VOD tidak tersedia untuk saluran maya',
  vodNotAvailableForProduct: 'Kandungan VOD tidak tersedia untuk produk ini',
  vodNotPublished: 'Kandungan VOD belum diterbitkan',
  reprocessing: 'Jadual siaran sedang diproses semula',
  notFilled: 'Kandungan jadual untuk hari ini belum dipenuhi',
  channelExpiring: 'Saluran hampir tamat tempoh',
  conditionalPublish: 'Penerbitan bersyarat',
  contentExpiresBefore: 'Kandungan jadual tamat tempoh sebelum tarikh ini.',
  gaps: 'Terdapat jurang dalam jadual siaran.',
  dayNotFilled: 'Kandungan jadual untuk hari ini belum dipenuhi.',
  availabilityExpires: 'Ketersediaan kandungan (katalog/lesen) untuk %{title} tamat sebelum %{date}',
  notAvailable: 'Kandungan tidak tersedia kerana ketersediaan, status atau produk saluran maya',
}
