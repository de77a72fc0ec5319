import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { LANGUAGES, OWN_NAMES, isLanguage } from '#contract/values/languages.ts'
import { Segments } from '#kit/parts/timeline/ZoomControls.tsx'
import { DEVICES } from '../canvas/model/devices.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { LENS_DEVICES } from '../model/storefrontView.ts'
import { AudienceMenu } from './AudienceMenu.tsx'
import { CompareToggle } from './CompareToggle.tsx'
import { LensMenu } from './LensMenu.tsx'
import { NextChange } from './NextChange.tsx'
import { TimeMachine } from './TimeMachine.tsx'

/** Who looks at the page, on what, in which language and when; below it what changes next. */
export function LensBar() {
  const translate = useTranslate()
  const { lens, setLens, live } = useStorefront()
  const deviceName = (device: string) => translate(`storefrontCanvas.devices.${device}`)
  return (
    <section aria-label={translate('storefront.areas.lens')}>
      <Bar>
        <LensMenu
          icon={lens.device === 'all' ? 'columns' : DEVICES[lens.device].icon}
          label={translate('storefrontLens.device')}
          value={deviceName(lens.device)}
        >
          {(close) =>
            [...LENS_DEVICES, 'all' as const].map((device) => (
              <MenuItem
                key={device}
                selected={lens.device === device}
                onClick={() => {
                  setLens({ device })
                  close()
                }}
              >
                {deviceName(device)}
              </MenuItem>
            ))
          }
        </LensMenu>
        <LensMenu
          icon="globe"
          label={translate('storefrontLens.language')}
          value={isLanguage(lens.lang) ? OWN_NAMES[lens.lang] : lens.lang}
          lang={lens.lang}
        >
          {(close) =>
            LANGUAGES.map((lang) => (
              <MenuItem
                key={lang}
                lang={lang}
                selected={lens.lang === lang}
                onClick={() => {
                  setLens({ lang })
                  close()
                }}
              >
                {OWN_NAMES[lang]}
              </MenuItem>
            ))
          }
        </LensMenu>
        <TimeMachine />
        <AudienceMenu />
        <span className="spring" />
        <StressToggles />
        <CompareToggle />
        <Segments role="group" aria-label={translate('storefrontLens.side.label')}>
          {(['draft', 'live'] as const).map((side) => (
            <button
              key={side}
              type="button"
              disabled={side === 'live' && !live}
              title={side === 'live' && !live ? translate('storefrontLens.side.none') : undefined}
              aria-pressed={lens.side === side}
              onClick={() => setLens({ side })}
            >
              {translate(`storefrontLens.side.${side}`)}
            </button>
          ))}
        </Segments>
      </Bar>
      <NextChange />
    </section>
  )
}

/** Right-to-left writing and long texts, to see what breaks. */
function StressToggles() {
  const translate = useTranslate()
  const { lens, setLens } = useStorefront()
  return (
    <Segments role="group" aria-label={translate('storefrontLens.stress.label')}>
      {(['rtl', 'long'] as const).map((stress) => (
        <button
          key={stress}
          type="button"
          aria-pressed={lens.stress === stress}
          title={translate(`storefrontLens.stress.${stress}`)}
          onClick={() => setLens({ stress: lens.stress === stress ? undefined : stress })}
        >
          {translate(`storefrontLens.stress.${stress}Short`)}
        </button>
      ))}
    </Segments>
  )
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  // Long words take a second line instead of standing on one another.
  flexWrap: 'wrap',
  gap: 2,
  minBlockSize: 44,
  '& .lens': {
    flex: 'none',
    blockSize: 28,
    paddingInline: 7,
    gap: 5,
    fontSize: 12,
    whiteSpace: 'nowrap',
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    '&:hover, &[aria-expanded=true]': { backgroundColor: 'var(--mui-palette-surface-hover)' },
    color: 'var(--mui-palette-text-primary)',
    '& svg': { color: 'var(--mui-palette-text-tertiary)' },
    '& .value': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& .spring': { flex: 1 },
  '& [aria-pressed=true]': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-pressed)',
  },
  '& button:disabled': { opacity: 0.5 },
})
