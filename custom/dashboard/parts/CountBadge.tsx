import { styled } from '@mui/material/styles'
import { useLocale } from 'ra-core'
import { Link } from 'react-router'
import type { DashboardCount } from '#contract/registry/dashboard.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { paths } from '#kit/icons/paths.ts'
import type { IconName } from '#kit/icons/paths.ts'
import { listPath } from '#kit/routes/paths.ts'

const Card = styled('div')({
  padding: 16,
  borderRadius: 6,
  background: 'var(--mui-palette-background-raised)',
  color: 'var(--mui-palette-text-primary)',
  display: 'block',
  textDecoration: 'none',
  '&:is(a):hover': { background: 'var(--mui-palette-surface-hover)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: 2 },
})
const Name = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: 'var(--mui-palette-text-secondary)',
})
const Figure = styled('div')({
  fontSize: 28,
  lineHeight: '36px',
  fontWeight: 'var(--marquee-weight-700)',
  fontVariantNumeric: 'tabular-nums',
  marginBlockStart: 4,
})

const isIcon = (name: string): name is IconName => Object.hasOwn(paths, name)

/** One total, linked to its list where the user may view it. */
export function CountBadge({ count }: { count: DashboardCount }) {
  const locale = useLocale()
  const format = useFormat()
  const { types, product } = useConsole()
  const type = types.find((one) => count.types.includes(one.type))
  const content = (
    <>
      <Name>
        <Icon name={isIcon(count.icon) ? count.icon : 'list'} />
        {textIn(count.label, interfaceLanguage(locale))}
      </Name>
      <Figure>{format.number(count.count)}</Figure>
    </>
  )
  return type ? (
    <Card as={Link} {...{ to: listPath(product, type) }}>
      {content}
    </Card>
  ) : (
    <Card>{content}</Card>
  )
}
