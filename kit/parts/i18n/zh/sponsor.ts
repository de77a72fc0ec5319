import type { words as english } from '../en/sponsor.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  marker: '赞助',
  by: '由 %{name} 赞助',
  told: '会告知观众此内容为赞助内容',
}
