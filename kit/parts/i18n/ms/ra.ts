import type { words as english } from '../en/ra.ts'
import type { Words } from '../Words.ts'

/** What react-admin's core says by itself, in Marquee's voice. */
export const words: Words<typeof english> = {
  page: {
    create: '%{name} baharu',
    dashboard: 'Papan pemuka',
    edit: '%{name}: %{recordRepresentation}',
    error: 'Halaman ini tidak dapat dipaparkan',
    list: '%{name}',
    loading: 'Memuatkan',
    not_found: 'Halaman tidak ditemui',
    show: '%{name}: %{recordRepresentation}',
    empty: 'Belum ada %{name}',
    invite: 'Cipta yang pertama?',
    access_denied: 'Tiada kebenaran',
    authentication_error: 'Log masuk tidak dapat disemak',
  },
  auth: {
    auth_check_error: 'Sila log masuk untuk meneruskan',
    user_menu: 'Menu profil',
    username: 'Nama pengguna',
    password: 'Kata laluan',
    email: 'E-mel',
    sign_in: 'Log masuk',
    sign_in_error: 'Log masuk gagal, sila cuba lagi',
    logout: 'Log keluar',
  },
  notification: {
    updated: '%{smart_count} item dikemas kini',
    created: 'Item dicipta',
    deleted: '%{smart_count} item dipadam',
    bad_item: 'Item ini tidak sah',
    item_doesnt_exist: 'Item ini tidak wujud lagi',
    http_error: 'Permintaan rangkaian gagal',
    data_provider_error: 'Gagal mendapatkan data',
    i18n_error: 'Perkataan bahasa ini tidak dapat dimuatkan',
    canceled: 'Dibatalkan',
    logged_out: 'Sesi anda telah tamat, sila log masuk semula',
    not_authorized: 'Anda tidak boleh membuka ini',
    application_update_available: 'Versi baharu konsol sudah sedia',
    offline: 'Anda di luar talian, tiada data dapat diambil',
  },
}
