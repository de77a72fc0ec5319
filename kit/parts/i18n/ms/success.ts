import type { words as english } from '../en/success.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  typeCreated: '%{type} berjaya dicipta!',
  typeUpdated: '%{type} berjaya dikemas kini!',
  typeDeleted: '%{type} berjaya dipadam!',
  policyCreated: 'Dasar berjaya dicipta!',
  policyUpdated: 'Dasar berjaya dikemas kini!',
  policyDeleted: 'Dasar berjaya dipadam!',
  productCreated: 'Produk berjaya dicipta!',
  preferencesUpdated: 'Keutamaan berjaya dikemas kini',
  schedulesUpdated: 'Jadual siaran berjaya dikemas kini!',
  loopingScheduleUpdated: 'Jadual siaran berulang berjaya dikemas kini!',
  reprocessCancelled: 'Pemprosesan semula %{title} berjaya dibatalkan!',
  eventReprocess: 'Berjaya! Pemprosesan semula acara %{title} telah dimulakan',
  epgReprocess: 'Berjaya! Pemprosesan semula EPG %{title} telah dimulakan',
  restoreToOriginal: 'Permintaan untuk memulihkan yang asal berjaya dihantar',
  channelNumberUpdated: 'Nombor saluran %{name} berjaya dikemas kini',
  liveToVodStarted: 'Berjaya! Aliran kerja siaran langsung kepada VOD untuk %{title} telah dimulakan',
  liveToVodUpdated: 'Berjaya! Aliran kerja siaran langsung kepada VOD untuk %{name} telah dikemas kini',
  liveToVodCancelled: 'Penukaran siaran langsung kepada VOD berjaya dibatalkan!',
  reaggregate:
    'Permintaan anda berjaya dihantar! Perubahan mungkin mengambil masa sehingga 30 saat untuk kelihatan. Sila kembali kemudian atau muat semula halaman selepas 30 saat.',
}
