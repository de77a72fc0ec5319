import { useTranslate } from 'ra-core'
import { Segments } from '#kit/parts/timeline/ZoomControls.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { LENS_DEVICES } from '../model/storefrontView.ts'
import { AudienceMenu } from './AudienceMenu.tsx'
import { CompareToggle } from './CompareToggle.tsx'
import { DeviceMenu, LensLanguageMenu } from './LensChoices.tsx'
import { LensRow } from './LensRow.ts'
import { NextChange } from './NextChange.tsx'
import { TimeMachine } from './TimeMachine.tsx'

const DEVICES_AND_ALL = [...LENS_DEVICES, 'all'] as const

/** Who looks at the page, on what, in which language and when; below it what changes next. */
export function LensBar() {
  const translate = useTranslate()
  const { lens, setLens, live, old } = useStorefront()
  return (
    <section aria-label={translate('storefront.areas.lens')}>
      <LensRow>
        <DeviceMenu device={lens.device} devices={DEVICES_AND_ALL} onDevice={(device) => setLens({ device })} />
        <LensLanguageMenu lang={lens.lang} onLang={(lang) => setLens({ lang })} />
        <TimeMachine />
        <AudienceMenu audience={lens.audience} onAudience={(audience) => setLens({ audience })} />
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
              aria-pressed={lens.side === side && !old}
              onClick={() => setLens({ side })}
            >
              {translate(`storefrontLens.side.${side}`)}
            </button>
          ))}
        </Segments>
      </LensRow>
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
