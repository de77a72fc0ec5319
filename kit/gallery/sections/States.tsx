import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { SafeImage } from '#kit/parts/layoutParts/SafeImage.tsx'
import { SafeLink } from '#kit/parts/layoutParts/SafeLink.tsx'
import { errors, titles, words } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

/** Nothing, waiting, failure, banners, and what comes from data. */
export function States() {
  const translate = useTranslate()
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))', gap: 4 }}>
        <Specimen of="EmptyState">
          <EmptyState
            title={words.emptyTitle}
            actions={
              <>
                <Button size="small">{translate('list.clearFilters')}</Button>
                <Button size="small" variant="contained" startIcon={<Icon name="plus" size="small" />}>
                  {translate('actions.create')}
                </Button>
              </>
            }
          >
            {words.emptyWhy}
          </EmptyState>
        </Specimen>
        <Specimen of="ListSkeleton">
          <ListSkeleton rows={5} onCancel={() => {}} />
        </Specimen>
        <Specimen of="ErrorState">
          <ErrorState title={words.saveError} errors={errors} onRetry={() => {}}>
            {words.saveErrorWhy}
          </ErrorState>
        </Specimen>
      </Box>
      <Specimen of="FormSkeleton">
        <FormSkeleton sections={1} onCancel={() => {}} />
      </Specimen>
      <Specimen of="Alert">
        <Alert
          severity="info"
          icon={<Icon name="undo" size="toolbar" />}
          action={
            <Button size="tiny" variant="contained">
              {translate('actions.restore')}
            </Button>
          }
        >
          {words.unsaved}
        </Alert>
        <Alert severity="warning" icon={<Icon name="refresh" size="toolbar" />}>
          {words.offline}
        </Alert>
        <Alert severity="success" icon={<Icon name="check" size="toolbar" />}>
          {words.published}
        </Alert>
        <Alert severity="error" icon={<Icon name="octagon" size="toolbar" />}>
          {words.refused}
        </Alert>
      </Specimen>
      <Specimen of="SafeLink, SafeImage, Artwork" row>
        <SafeLink href="https://example.org/film" />
        <SafeLink href="javascript:alert(1)">{words.movie}</SafeLink>
        <SafeImage src={undefined} alt={words.movie} width={96} height={54} />
        <SafeImage src="/marquee.svg" alt={words.movie} width={96} height={54} fit="contain" />
        {titles.map(({ title }) => (
          <Artwork key={title} src={undefined} title={title} size="action" />
        ))}
      </Specimen>
    </>
  )
}
