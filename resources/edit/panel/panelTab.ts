import type { ReactNode } from 'react'
import type { IconName } from '#kit/parts/icons/paths.ts'

/** One of what stands beside the form. */
export type PanelTab = {
  key: string
  label: string
  icon: IconName
  count?: number
  /** A count that wants to be seen; without it the number stands quietly beside the word. */
  tone?: 'error' | 'warning'
  content: ReactNode
}
