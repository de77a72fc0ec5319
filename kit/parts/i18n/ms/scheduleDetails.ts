import type { words as english } from '../en/scheduleDetails.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  none: 'Tiada yang dipilih',
  noneWhy: 'Pilih program untuk melihat kandungan dan masa siarannya.',
  start: 'Mula',
  length: 'Tempoh',
  offset: 'Ditinggalkan pada permulaan',
  runs: 'Berdurasi %{length}',
  noLength: 'Taip tempoh, seperti 1:30 atau 90',
  noOffset: 'Taip masa dalam program',
  replace: 'Ganti...',
  open: 'Buka tajuk',
  segments: 'Segmen',
  rights: 'Hak',
  always: 'pada bila-bila masa',
  uses: 'Disiarkan lagi',
  noUses: 'Tiada dalam hari yang dibaca.',
  ofKind: '%{kind}: %{count}, %{length}',
  failing: '%{smart_count} tidak boleh disiarkan pada masanya',
  against: 'Bandingkan dengan',
  sides: {
    saved: 'Disimpan',
    live: 'Diterbitkan',
  },
  noChanges: {
    saved: 'Sama seperti yang disimpan',
    live: 'Sama seperti yang dilihat penonton',
  },
  moreChanges: '%{count} lagi',
  takeBack: 'Batalkan',
  takeBackOf: 'Batalkan: %{title}, %{change}',
  fields: {
    dur: 'tempoh',
    kind: 'jenis',
    pgmId: 'tajuk',
    pinned: 'sematan',
    offset: 'permulaan dalam tajuk',
    rest: 'kandungan main',
  },
  steps: {
    takeBack: 'Batalkan satu perubahan',
  },
}
