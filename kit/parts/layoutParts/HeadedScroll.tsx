import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { coverWithHead } from './coverWithHead.ts'

/** Holds what is placed absolutely within it too: it would otherwise make the whole page scroll. */
const Scroll = styled('section')({
  position: 'relative',
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'auto',
  // A bar that comes with the room to scroll would push the form aside.
  scrollbarGutter: 'stable',
})

/** Stays at the top while the rest scrolls under it, over what sticks there itself. */
const Head = styled('div')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  overflowAnchor: 'none',
  background: 'var(--mui-palette-background-paper)',
  '&[data-covers]:not(:empty)': { boxShadow: '0 1px 0 var(--mui-palette-divider)' },
})

type HeadedScrollProps = {
  className?: string
  'aria-label'?: string
  /** What is said at the top of it, now or later; it covers what it comes over, and pushes nothing down. */
  head?: ReactNode
  scrollRef?: Ref<HTMLElement> | undefined
  children: ReactNode
}

/** What scrolls under a head that stays in sight: a form under its banners. */
export function HeadedScroll({ head, scrollRef, children, ...rest }: HeadedScrollProps) {
  return (
    <Scroll {...rest} ref={scrollRef}>
      <Head ref={coverWithHead} data-head="">
        {head}
      </Head>
      <div>{children}</div>
    </Scroll>
  )
}
