import type { words as english } from '../en/history.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  compare: 'Bandingkan',
  compareWithForm: 'Bandingkan %{version} dengan borang ini',
  back: 'Borang',
  swap: 'Tukar sisi',
  left: 'Versi kiri',
  right: 'Versi kanan',
  form: 'Borang ini',
  formUnsaved: 'Borang ini, termasuk perubahan yang belum disimpan',
  same: 'Tiada perbezaan',
  differences: '%{smart_count} perbezaan',
  take: 'Ambil',
  putBackField: 'Kembalikan %{field} seperti sebelumnya',
  putAllBack: 'Kembalikan semua',
  doneBack: '%{smart_count} medan kembali seperti sebelumnya. Simpan untuk mengekalkannya.',
  doneNewer: '%{smart_count} daripadanya telah diubah lagi selepas itu.',
  gone: '%{smart_count} medan kekal: entrinya sudah tiada.',
  duplicate: 'Buat salinan',
  duplicateText: 'Membuka draf baharu dengan teks ini; gambar dan pengecam kekal di sini.',
  whatChanges: 'Tunjukkan apa yang akan berubah',
}
