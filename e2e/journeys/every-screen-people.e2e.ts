import { testScreens } from '../support/every-screen';
import { screens } from '../support/screens';

testScreens(screens.filter(({ as }) => as));
