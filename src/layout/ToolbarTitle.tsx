import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useLocation } from 'react-router'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'

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
export function greetingKey(hour: number): string {
  if (hour < 12) return 'dashboard.goodMorning'
  return hour < 18 ? 'dashboard.goodAfternoon' : 'dashboard.goodEvening'
}

/** The greeting of the dashboard, the name of any other wide screen. */
export function ToolbarTitle() {
  const translate = useTranslate()
  const format = useFormat()
  const { actor } = useConsole()
  const { pathname } = useLocation()
  if (pathname.startsWith('/pages/profile')) return <Title>{translate('settings.title')}</Title>
  const name = actor.name.split(' ')[0] ?? actor.username
  return (
    <>
      <Title>{translate(greetingKey(new Date().getHours()), { name })}</Title>
      <Moment>{format.dateTime(new Date().toISOString())}</Moment>
    </>
  )
}
