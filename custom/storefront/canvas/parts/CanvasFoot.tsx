import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Segments } from '#kit/parts/timeline/ZoomControls.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { useStorefront } from '../../StorefrontContext.ts'
import { LENS_DEVICES } from '../../model/storefrontView.ts'
import { DEVICES } from '../model/devices.ts'
import { LackingTitles } from './LackingTitles.tsx'

/** For screen readers, and on the button itself. */
const KEY = 'I'

/** The device in words, what titles lack, a device by one press, and whether the preview works as for viewers. */
export function CanvasFoot({ scale }: { scale: number | undefined }) {
  const translate = useTranslate()
  const { percent } = useFormat()
  const { lens, setLens, interact, setInteract } = useStorefront()
  const nameOf = (device: string) => translate(`storefrontCanvas.devices.${device}`)
  const size = (device: keyof typeof DEVICES) => `${DEVICES[device].width} × ${DEVICES[device].height}`
  const text =
    lens.device === 'all' || scale === undefined
      ? nameOf('all')
      : translate('storefrontCanvas.foot.scale', {
          ...{ device: nameOf(lens.device), size: size(lens.device), scale: percent(scale) },
        })
  return (
    <Foot>
      <span className="size">{text}</span>
      <LackingTitles />
      <span className="spring" />
      <Segments role="group" aria-label={translate('storefrontLens.device')}>
        {[...LENS_DEVICES, 'all' as const].map((device) => (
          <button
            key={device}
            type="button"
            aria-label={nameOf(device)}
            title={nameOf(device)}
            aria-pressed={lens.device === device}
            onClick={() => setLens({ device })}
          >
            <Icon name={device === 'all' ? 'columns' : DEVICES[device].icon} size="small" />
          </button>
        ))}
      </Segments>
      <button
        type="button"
        className="interact"
        aria-pressed={interact}
        aria-keyshortcuts={KEY}
        title={translate('storefrontCanvas.foot.interactHint')}
        onClick={() => setInteract(!interact)}
      >
        <kbd>{KEY}</kbd> {translate('storefrontCanvas.foot.interact')}
      </button>
    </Foot>
  )
}

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  blockSize: 44,
  fontSize: 12,
  color: 'var(--mui-palette-text-secondary)',
  '& .size': { flex: '0 1 auto', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > *': { minInlineSize: 0 },
  '& > button, & > [role=group]': { flex: 'none', whiteSpace: 'nowrap' },
  '& .spring': { flex: 1 },
  '& [aria-pressed=true]': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-pressed)',
  },
  '& .interact': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    blockSize: 28,
    paddingInline: 8,
    border: 0,
    borderRadius: 4,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    '&:hover': { backgroundColor: 'var(--mui-palette-surface-hover)' },
    '&:focus-visible': focusRing('inside'),
    '& kbd': {
      minInlineSize: 18,
      borderRadius: 3,
      font: 'inherit',
      fontWeight: 600,
      textAlign: 'center',
      backgroundColor: 'var(--mui-palette-surface-pressed)',
    },
  },
})
