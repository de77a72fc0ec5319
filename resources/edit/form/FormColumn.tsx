import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'

const Column = styled('div')({
  gridArea: 'form',
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
})
/** Holds what is placed absolutely within the form too: it would otherwise make the whole page scroll. */
const Scroll = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  scrollPaddingBlock: 48,
  padding: '8px 24px 64px',
  [theme.breakpoints.down('lg')]: { paddingInline: 16 },
}))

type FormColumnProps = {
  /** Stays above the form: banners. */
  head?: ReactNode
  /** What scrolls, for the index that follows it. */
  scrollRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/** The column in which the form scrolls, under its banners. */
export function FormColumn({ head, scrollRef, children }: FormColumnProps) {
  return (
    <Column>
      {head}
      <Scroll ref={scrollRef}>{children}</Scroll>
    </Column>
  )
}
