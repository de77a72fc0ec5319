import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { titleOf } from '#contract/schemas/readers.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { languageOfTitle } from '../model/languageOfTitle.ts'
import type { ShownAiring } from '../useShownAiring.ts'
import type { AiringDetailsProps } from './AiringDetails.tsx'
import { AiringDetails } from './AiringDetails.tsx'
import { Panel } from './panelStyles.ts'

type AiringPanelProps = Omit<AiringDetailsProps, 'lane' | 'item'> & {
  /** The airing as far as it is known by now. */
  found: ShownAiring
  onClose: () => void
}

/** One airing beside the grid: what is wrong with it first, then what it is, where it is used and who changed it. */
export function AiringPanel(props: AiringPanelProps) {
  const { found: airing, onClose, ...rest } = props
  const { shown, isGone, error, retry } = airing
  const translate = useTranslate()
  const language = useLocale()
  return (
    <Panel
      aria-label={translate('epg.panel.title')}
      sx={onRaised}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <div className="words">
          <h2 lang={shown && languageOfTitle(shown.item.airing, language)}>
            {shown ? titleOf(shown.item.airing, language) : translate(unknownKey(airing))}
          </h2>
          {shown && <p>{shown.lane.label}</p>}
        </div>
        <IconButton aria-label={translate('actions.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {shown && <AiringDetails key={shown.item.key} {...rest} {...shown} />}
      {isGone && <Words>{translate('epg.panel.goneText')}</Words>}
      {error && <CallError error={error} onRetry={retry} />}
    </Panel>
  )
}

/** What stands for the title of an airing that is not there. */
function unknownKey({ isGone, error }: ShownAiring): string {
  if (isGone) return 'epg.panel.gone'
  return error ? 'epg.panel.title' : 'states.loading'
}

const Words = styled('p')({ margin: 0, padding: '0 16px', color: 'var(--mui-palette-text-secondary)' })
