/** Loading, empty and failed: the words of the layout parts. */
export const words = {
  loading: 'Loading',
  stillLoading: 'Still loading, %{seconds} s',
  imageMissing: 'Image not available',
  unsafeLink: 'Link not opened: only http and https addresses are followed',
  opensElsewhere: 'opens in a new tab',
  removeFilter: 'Remove the filter %{name}',
  resize: 'Resize the side panel',
  notices: 'Notices',
  dismiss: 'Dismiss this notice',
  progress: 'In progress',
  kinds: { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error' },
}
