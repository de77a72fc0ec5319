import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Crumbs } from './Crumbs.tsx'

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '10px 20px 6px',
  minBlockSize: 60,
})
const Words = styled('div')({ flex: 1, minInlineSize: 0 })
const Line = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 10 })
const Title = styled('h1')({ margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 'var(--marquee-weight-700)' })
const Count = styled('span')({
  fontSize: 15,
  color: 'var(--mui-palette-text-tertiary)',
  fontVariantNumeric: 'tabular-nums',
})

type PageHeadProps = {
  title: string
  /** How many there are, in words of the format; or what of many the page is about. */
  count?: string
  /** What can be done on the page, at the end. */
  actions?: ReactNode
}

/** The head of a list page: the pages above it, its title and total, what can be done. */
export function PageHead({ title, count, actions }: PageHeadProps) {
  return (
    <Head>
      <Words>
        <Crumbs />
        <Line>
          <Title>{title}</Title>
          {count !== undefined && <Count aria-live="polite">{count}</Count>}
        </Line>
      </Words>
      {actions}
    </Head>
  )
}
