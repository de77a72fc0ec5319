import type { shell as english } from '../en/shell.ts'
import type { Words } from '../Words.ts'

export const shell: Words<typeof english> = {
  signingIn: 'Sedang log masuk',
  signingOut: 'Sedang log keluar',
  loading: 'Memulakan Marquee',
  notEntitled: '%{name} tidak berhak ke atas mana-mana produk',
  pages: {
    dashboard: 'Papan pemuka',
    epg: 'EPG',
    cp_mediaoperations: 'Operasi media',
    cp_live: 'Siaran langsung',
    cp_vll: 'Saluran maya',
    cp_syndication: 'Sindikasi',
    cp_cmsstore: 'Stor CMS',
    cp_datastore: 'Stor data',
    cp_appconfig: 'Konfigurasi aplikasi',
    cp_ipconfig: 'Konfigurasi IP',
    cp_adconfig: 'Pengurusan iklan',
    cp_policymgmt: 'Pengurusan polisi',
    cp_notification: 'Pemberitahuan',
    cp_storefront: 'Laman kedai',
    mops_service: 'Perkhidmatan media',
    mops_deliverer: 'Penghantaran',
    mops_encoding: 'Pengekodan',
    mops_assetmgmt: 'Pengurusan aset',
    mops_accountspath: 'Laluan akaun',
  },
}
