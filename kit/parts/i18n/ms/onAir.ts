import type { words as english } from '../en/onAir.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  tab: 'Mengapa tidak tayang',
  tabOn: 'Sedang tayang',
  endsBy: 'Yang dikira ialah “%{field}”',
  on: 'Sedang tayang di %{product}',
  off: 'Tidak tayang di %{product}',
  blocked: '%{smart_count} sebab menghalangnya',
  looks: '%{smart_count} perlu dilihat',
  nothingBlocks: 'Tiada yang menghalang penonton',
  products: 'Produk',
  show: 'Papar',
  states: {
    archived: 'Ia telah diarkibkan.',
    deleted: 'Ia telah dipadamkan.',
    purged: 'Ia telah dihapuskan terus: tiada apa-apa untuk diterbitkan.',
    pending: 'Ia menunggu kelulusan.',
    'pre-draft': 'Satu kerja masih memprosesnya.',
  },
  published: {
    blocksText: 'Tiada versi yang tayang.',
    fine: 'Diterbitkan',
    fineText: 'V%{n} ialah yang dilihat penonton.',
  },
  window: {
    blocksText: 'Tamat pada %{end}',
    fine: 'Dalam tempohnya',
    fineText: '%{range}',
  },
  future: {
    blocks: 'Belum bermula',
    blocksText: 'Bermula %{start}',
  },
  product: {
    blocksText: 'Senarai produknya tidak termasuk %{product}.',
    fine: 'Dalam produk ini',
    fineText: '%{product} ialah salah satu produknya.',
  },
  voice: {
    blocksText: 'Penanda suara dimatikan: tiada produk memaparkannya.',
  },
  expiring: {
    look: 'Saluran hampir tamat tempoh',
    lookText: 'Tetingkapnya tamat pada %{end}.',
  },
  images: {
    look: 'Imej yang disyorkan tiada',
    lookText: '%{names}',
  },
  languages: {
    look: 'Terjemahan tiada',
    lookText: '%{names}',
  },
  airWindow: {
    look: 'Tempoh siaran tamat atau belum bermula',
    lookText: '%{range}',
  },
  terms: {
    look: 'Bukan untuk semua penonton',
    lookText: '%{names}',
  },
  parts: {
    look: 'Ada bahagian yang mungkin tiada',
    lookText: '%{names}',
  },
  parents: {
    look: 'Induknya tidak bersiaran',
    lookText: '%{names}',
  },
  conditional: {
    look: 'Diterbitkan bersyarat',
    lookText: '%{names}',
  },
  warnings: {
    look: 'Amaran platform',
    lookText: '%{names}',
  },
  failed: {
    look: 'Pemprosesan terakhir gagal',
    lookText: '%{names}',
  },
  termNames: {
    con: 'negara',
    det: 'peranti',
    sp: 'pelan',
    later: 'dari %{start}',
  },
  partNames: {
    licencePassed: 'lesen satu bahagian telah tamat',
    partsUnavailable: 'tidak semua bahagian tersedia',
    segmentsUnavailable: 'satu segmen tidak tersedia',
  },
  mended: 'Sudah dibaiki dalam borang ini: terbitkan supaya sampai kepada penonton.',
  comes: 'Penonton masih mendapatnya; menerbitkan borang ini akan menghentikannya.',
  repairs: {
    product: 'Tambah %{product}',
    voice: 'Hidupkan',
    publish: 'Terbitkan',
    approve: 'Luluskan',
    restoreContent: 'Pulihkan',
  },
}
