import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import type { GuideReach } from '#contract/schemas/live/guide.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { initialsOf } from '#kit/parts/layoutParts/initialsOf.ts'
import { SafeImage } from '#kit/parts/layoutParts/SafeImage.tsx'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import type { GuideLane } from '../model/guideLane.ts'

/** Width and height in px of a channel's logo. */
const LOGO = [32, 24] as const

type ChannelHeadProps = { lane: GuideLane; zone: string }

/** What stands before a lane: number, logo, name, and how far the channel's guide reaches. */
export function ChannelHead({ lane: { channel, reach }, zone }: ChannelHeadProps) {
  const translate = useTranslate()
  const { settings } = useFormat()
  const { calls } = useConsole()
  const language = useLocale()
  if (!channel)
    return (
      <Head aria-hidden>
        <i className="bone" style={{ width: 24 }} />
        <i className="bone" style={{ width: 32, height: 24 }} />
        <i className="bone" style={{ width: 84 }} />
      </Head>
    )
  const name = titleOf(channel, language)
  const until = ({ to }: GuideReach) => ({ day: dayWords(settings.language, zone, to - 1) })
  const [width, height] = LOGO
  const logo = channel.ia.find((image) => image.endsWith('-Logo')) ?? channel.ia[0]
  return (
    <Head>
      <span className="no">{channel.cn}</span>
      <SafeImage
        src={logo && calls.imageUrl({ id: channel.id, ratio: '16x9', width: 80 })}
        alt=""
        width={width}
        height={height}
        fallback={
          <span aria-hidden className="k-initials" style={{ fontSize: 10 }}>
            {initialsOf(name)}
          </span>
        }
      />
      <span className="words">
        <b title={name}>{name}</b>
        <small data-empty={!reach || undefined} title={reach && translate('epg.until', until(reach))}>
          {reach ? translate('epg.untilShort', until(reach)) : translate('epg.noGuide')}
        </small>
      </span>
    </Head>
  )
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: '100%',
  whiteSpace: 'nowrap',
  '& .no': {
    flex: 'none',
    minInlineSize: 24,
    textAlign: 'end',
    fontSize: 12,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mui-palette-text-tertiary)',
  },
  '& .words': { minInlineSize: 0, flex: 1 },
  '& b, & small': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': {
    // Names of a family of channels differ at their end.
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontSize: 12.5,
    fontWeight: 'var(--marquee-weight-600, 600)',
    lineHeight: '15px',
  },
  '& small': { display: 'block', fontSize: 11, lineHeight: '13px', color: 'var(--mui-palette-text-tertiary)' },
  '& small[data-empty]': { color: 'var(--mui-palette-status-warning-on)' },
  '& .bone': {
    flex: 'none',
    blockSize: 10,
    borderRadius: 2,
    backgroundColor: 'var(--mui-palette-surface-hover)',
  },
})
