import type { words as english } from '../en/mediaProblems.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  empty: 'Fail ini kosong.',
  notMp4: 'Fail ini bukan MP4.',
  notFragmented:
    'MP4 ini tidak berfragmen, maka tidak boleh dimainkan sebahagian demi sebahagian. Hasilkan semula dengan ffmpeg -c copy -movflags +frag_keyframe+empty_moov+default_base_moof+dash+global_sidx.',
  noIndex:
    'MP4 ini tiada indeks (sidx) di hadapan fragmennya. Hasilkan semula dengan ffmpeg -c copy -movflags +frag_keyframe+empty_moov+default_base_moof+dash+global_sidx.',
  severalIndexes:
    'Indeks MP4 ini tidak menyenaraikan semua fragmennya. Satu indeks di hadapan mesti menyenaraikan kesemuanya.',
  severalTracks:
    'MP4 ini mengandungi beberapa trek. Hantar gambar dan bunyi sebagai dua fail: ffmpeg -map 0:v:0 untuk gambar, -map 0:a:0 untuk bunyi.',
  noTrack: 'MP4 ini tiada trek gambar mahupun bunyi.',
  noKeyframe: 'Bingkai pertama MP4 ini bukan bingkai utama, maka main balik tidak boleh bermula dengannya.',
  encrypted: 'MP4 ini disulitkan. Hanya media yang tidak disulitkan boleh dipratonton dan dipotong.',
  variableRate:
    'Bingkai MP4 ini tidak sama panjang (kadar bingkai berubah-ubah), maka bingkai tidak dapat dinomborkan. Hasilkan semula dengan kadar tetap: ffmpeg -fps_mode cfr.',
  codec: 'Pelayar tidak memainkan codec MP4 ini. H.264, VP9, AV1, AAC, Opus dan FLAC diterima.',
  truncated: 'MP4 ini terpotong: bahagian akhirnya tiada.',
  damaged: 'MP4 ini rosak: maklumat tentang bahagian-bahagiannya tidak sepadan.',
}
