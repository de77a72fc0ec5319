import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { instants } from '#contract/rules/storefront/lens/instants.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SidePopover } from '#kit/parts/layoutParts/SidePopover.tsx'
import { useAllContent } from '../canvas/content/useAllContent.ts'
import { rowInstants } from '../canvas/model/rowInstants.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { indexAt, stepFrom } from './model/steps.ts'

/** Ticks are drawn for so many changes; of more they would run into each other. */
const TICKS = 80

/** The moment of the lens: a slider over the instants at which something changes, past and to come. */
export function TimeMachine() {
  const translate = useTranslate()
  const { dateTime } = useFormat()
  const { lens, setLens, at, now } = useStorefront()
  const changes = useInstants()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const words = (moment: number) => (moment === now ? translate('storefrontLens.now') : dateTime(moment))
  const go = (moment: number | undefined) =>
    moment !== undefined && setLens({ moment: moment === now ? 'now' : moment })
  const label = translate('storefrontLens.moment.label')
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="ghost"
        className="lens"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${label}: ${words(at)}`}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Icon name="clock" size="small" />
        <span className="value">{lens.moment === 'now' ? translate('storefrontLens.now') : dateTime(at)}</span>
        <Icon name="chevronDown" size="tiny" />
      </Button>
      <SidePopover open={isOpen} anchorEl={button.current} onClose={() => setOpen(false)}>
        <Panel role="dialog" aria-label={label}>
          <b>{words(at)}</b>
          <div className="slide">
            <IconButton
              size="small"
              aria-label={translate('storefrontLens.moment.before')}
              disabled={stepFrom(changes, at, -1) === undefined}
              onClick={() => go(stepFrom(changes, at, -1))}
            >
              <Icon name="chevronLeft" />
            </IconButton>
            <Slider
              size="small"
              aria-label={translate('storefrontLens.moment.slider')}
              min={0}
              max={Math.max(1, changes.length - 1)}
              step={1}
              marks={changes.length <= TICKS}
              value={Math.max(0, indexAt(changes, at))}
              getAriaValueText={(index) => words(changes[index] ?? now)}
              onChange={(_event, index) => typeof index === 'number' && go(changes[index])}
            />
            <IconButton
              size="small"
              aria-label={translate('storefrontLens.moment.after')}
              disabled={stepFrom(changes, at, 1) === undefined}
              onClick={() => go(stepFrom(changes, at, 1))}
            >
              <Icon name="chevronRight" />
            </IconButton>
          </div>
          <div className="slide">
            <small>{translate('storefrontLens.moment.stops', { smart_count: changes.length })}</small>
            <Button size="small" disabled={lens.moment === 'now'} onClick={() => setLens({ moment: 'now' })}>
              {translate('storefrontLens.now')}
            </Button>
          </div>
        </Panel>
      </SidePopover>
    </>
  )
}

/** Every instant at which the page or a title that was read of it changes, with the present one, in order (epoch ms). */
function useInstants(): readonly number[] {
  const { shown, product, now } = useStorefront()
  const content = useDeferredValue(useAllContent())
  return useMemo(() => {
    const ofTitles = [...content.values()].flatMap(({ rows }) => rowInstants(rows, product))
    return instants(shown, [now, ...ofTitles])
  }, [shown, content, product, now])
}

const Panel = styled('div')({
  inlineSize: 400,
  padding: 12,
  display: 'grid',
  gap: 8,
  fontSize: 12,
  '& b': { fontSize: 14 },
  '& .slide': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& small': { color: 'var(--mui-palette-text-tertiary)' },
})
