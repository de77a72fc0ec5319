import type { words as english } from '../en/mui.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  alert: {
    close: 'மூடு',
  },
  autocomplete: {
    clear: 'அழி',
    close: 'மூடு',
    open: 'திற',
    loading: 'ஏற்றப்படுகிறது',
    none: 'தெரிவுகள் இல்லை',
  },
  pages: {
    rows: 'ஒரு பக்கத்தில் வரிசைகள்',
    range: '%{count} இல் %{from}–%{to}',
    rangeAtLeast: '%{to}க்கும் மேற்பட்டவற்றில் %{from}–%{to}',
    first: 'முதல் பக்கம்',
    last: 'கடைசிப் பக்கம்',
    next: 'அடுத்த பக்கம்',
    previous: 'முந்தைய பக்கம்',
    page: 'பக்கம் %{page}க்குச் செல்',
    current: 'பக்கம் %{page}',
  },
  breadcrumbs: {
    expand: 'பாதையைக் காட்டு',
  },
}
