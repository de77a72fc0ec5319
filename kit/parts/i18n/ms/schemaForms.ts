import type { words as english } from '../en/schemaForms.ts'
import type { Words } from '../Words.ts'

/** Forms for schemas of any origin: what their parts are called and how they are worked. */
export const words: Words<typeof english> = {
  moreMistakes: '%{smart_count} kesilapan lagi',
  kinds: {
    string: 'teks',
    number: 'nombor',
    integer: 'nombor bulat',
    boolean: 'ya atau tidak',
    object: 'objek',
    array: 'senarai',
    null: 'kosong',
  },
  newName: 'Nama medan baharu',
  addField: 'Tambah medan',
  place: 'Entri %{n}',
  unfold: 'Tunjukkan %{name}',
  fold: 'Sembunyikan %{name}',
  names: {
    empty: 'Taip nama dahulu',
    taken: 'Sudah ada medan dengan nama itu',
    form: 'Nama dalam bentuk itu tidak dibenarkan di sini',
  },
  kindNames: {
    string: 'Teks',
    number: 'Nombor',
    integer: 'Nombor bulat',
    boolean: 'Ya atau tidak',
    object: 'Kumpulan medan',
    array: 'Senarai',
    null: 'Kosong',
  },
  rows: {
    duplicate: 'Salin %{name}',
    duplicated: 'Baris %{n} ialah salinan baris di atasnya',
    pasted: '%{smart_count} baris ditampal',
    putBack: 'Kembalikan baris itu',
    isBack: 'Baris %{n} telah kembali',
    exactly: 'Tepat %{smart_count} baris',
    between: '%{min} hingga %{smart_count} baris',
    atLeast: 'Sekurang-kurangnya %{smart_count} baris',
    atMost: 'Hingga %{smart_count} baris',
    noRepeats: 'Tiada yang berulang',
  },
  findField: 'Cari medan',
  flawed: 'Sebahagian skema ini tidak dapat digunakan seadanya',
  flaws: {
    elsewhere:
      '%{name} menerangkan sesuatu dalam dokumen lain yang tidak diambil. Ia disunting sebagai JSON dan disemak oleh pelayan.',
    unsound: '“%{name}” mempunyai nilai jenis yang salah di sini dan ditinggalkan.',
    lost: '%{name} tidak menuju ke mana-mana dalam skema ini. Medan disunting sebagai JSON.',
    circle: '%{name} hanya menuju kembali kepada dirinya. Medan disunting sebagai JSON.',
    pattern: '“%{name}” bukan ungkapan nalar dan tidak disemak.',
    slowPattern: '“%{name}” boleh mengambil masa tanpa henti dan tidak disemak di sini.',
    deep: 'Skema ini melebihi %{name} aras; yang lebih dalam tidak disemak di sini.',
  },
  moreFlaws: '%{smart_count} lagi',
  outside: {
    addTooltip: 'Tambah',
    addAriaLabel: 'Tambah entri',
    noDataMessage: 'Belum ada entri',
    noSelection: 'Pilih satu entri',
    removeAriaLabel: 'Buang entri',
    removeTooltip: 'Buang',
  },
  summary: {
    title: 'Apa yang tidak kena',
    error: '%{smart_count} kesilapan menghalang simpanan',
    warning: '%{smart_count} perkara diperlukan untuk penerbitan',
    whole: 'Keseluruhan',
  },
}
