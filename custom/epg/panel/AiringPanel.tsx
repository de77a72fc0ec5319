import IconButton from '@mui/material/IconButton'
import { useLocale, useTranslate } from 'ra-core'
import { titleOf } from '#contract/schemas/readers.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import type { AiringItem, GuideLane } from '../model/guideLane.ts'
import { languageOfTitle } from '../model/languageOfTitle.ts'
import type { AiringDetailsProps } from './AiringDetails.tsx'
import { AiringDetails } from './AiringDetails.tsx'
import { Panel } from './panelStyles.ts'

type AiringPanelProps = Omit<AiringDetailsProps, 'lane' | 'item'> & {
  id: string
  lanes: readonly GuideLane[]
  onClose: () => void
}

/** One airing beside the grid: what is wrong with it first, then what it is, where it is used and who changed it. */
export function AiringPanel(props: AiringPanelProps) {
  const { id, lanes, onClose } = props
  const translate = useTranslate()
  const language = useLocale()
  const found = findAiring(lanes, id)
  return (
    <Panel
      aria-label={translate('epg.panel.title')}
      sx={onRaised}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <div className="words">
          <h2 lang={found && languageOfTitle(found.item.airing, language)}>
            {found ? titleOf(found.item.airing, language) : translate('states.loading')}
          </h2>
          {found && <p>{found.lane.label}</p>}
        </div>
        <IconButton aria-label={translate('actions.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {found && <AiringDetails key={id} {...props} {...found} />}
    </Panel>
  )
}

function findAiring(lanes: readonly GuideLane[], id: string): { lane: GuideLane; item: AiringItem } | undefined {
  for (const lane of lanes)
    for (const item of lane.items ?? []) if (item.kind === 'airing' && item.key === id) return { lane, item }
  return undefined
}
