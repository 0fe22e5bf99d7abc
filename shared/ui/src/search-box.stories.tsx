import { Controlled, States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Button } from './button';
import { SearchBox } from './search-box';

const meta: Meta<typeof SearchBox> = { component: SearchBox };
export default meta;

export const AllStates = () => (
  <Controlled initial="kubernetes">
    {(value, onValueChange) => (
      <States
        of={{
          empty: <SearchBox label="Search courses" value="" {...{ onValueChange }} />,
          filled: <SearchBox label="Search trainers" {...{ value, onValueChange }} />,
          small: <SearchBox label="Search posts" boxSize="s" {...{ value, onValueChange }} />,
          'large, with an action': (
            <SearchBox
              label="Search everything"
              boxSize="l"
              {...{ value, onValueChange }}
              action={<Button variant="accent">Search</Button>}
            />
          ),
        }}
      />
    )}
  </Controlled>
);
