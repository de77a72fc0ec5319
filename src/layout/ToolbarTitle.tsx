import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Crumbs } from '#kit/parts/page/Crumbs.tsx'
import { useHere } from './useHere.ts'
import { usePageTitle } from './usePageTitle.ts'

const Words = styled('div')({ minInlineSize: 0, flex: '0 1 auto' })
const Title = styled('h1')({
  margin: 0,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 'var(--marquee-weight-700)',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
const Moment = styled('span')(({ theme }) => ({
  marginInlineStart: 16,
  color: 'var(--mui-palette-text-tertiary)',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

/** Part of the day by the viewer's clock: which greeting it is. */
function greetingKey(hour: number): string {
  if (hour < 12) return 'dashboard.goodMorning'
  return hour < 18 ? 'dashboard.goodAfternoon' : 'dashboard.goodEvening'
}

/** The greeting of the dashboard, the name of any other wide screen with the pages above it. */
export function ToolbarTitle() {
  const title = usePageTitle()
  const { path } = useHere()
  if (path.startsWith('dashboards/')) return <Greeting />
  return (
    <Words>
      <Crumbs />
      <Title title={title}>{title}</Title>
    </Words>
  )
}

function Greeting() {
  const translate = useTranslate()
  const format = useFormat()
  const { actor } = useConsole()
  const name = actor.name.split(' ')[0] ?? actor.username
  return (
    <>
      <Title>{translate(greetingKey(new Date().getHours()), { name })}</Title>
      <Moment>{format.dateTime(new Date().toISOString())}</Moment>
    </>
  )
}
