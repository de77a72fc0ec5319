import type { dashboard as english } from '../en/dashboard.ts'
import type { Words } from '../Words.ts'

export const dashboard: Words<typeof english> = {
  title: 'Papan pemuka',
  goodMorning: 'Selamat pagi, %{name}',
  goodAfternoon: 'Selamat petang, %{name}',
  goodEvening: 'Selamat malam, %{name}',
}
