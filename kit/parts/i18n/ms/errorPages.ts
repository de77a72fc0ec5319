import type { words as english } from '../en/errorPages.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  notFound: {
    address: 'Anda meminta',
    near: 'Adakah anda maksudkan',
    find: 'Cari halaman',
    back: 'Kembali',
  },
  fault: {
    title: 'Sesuatu telah gagal di pihak kami',
    text: 'Apa yang anda taip disimpan dalam pelayar ini dan ditawarkan semula apabila anda membuka tajuk itu.',
    reload: 'Muatkan semula halaman',
    copy: 'Salin butiran',
    copied: 'Disalin',
    notCopied: 'Pelayar tidak membenarkan penyalinan',
    what: 'Apa yang berlaku',
    where: 'Di mana',
    when: 'Bila',
    request: 'Permintaan',
  },
  notFetched: {
    title: 'Halaman ini tidak dapat dimuatkan',
    text: 'Pelayan tidak dapat dihubungi. Apa yang anda taip di tempat lain disimpan; halaman lain masih ada.',
  },
  maintenance: {
    title: 'Marquee sedang diselenggara',
    text: 'Pelayan berehat sebentar. Halaman ini mencuba lagi dengan sendirinya, dan apa yang anda taip disimpan dalam pelayar ini.',
    next: 'Cubaan seterusnya dalam %{smart_count} saat',
    asking: 'Bertanya kepada pelayan',
    tryNow: 'Cuba sekarang',
  },
}
