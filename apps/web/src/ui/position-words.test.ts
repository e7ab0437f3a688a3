import { expect, test } from 'vitest';
import { actorText, positionText } from './position-words.ts';

test('who did something is told in the language of the screen, by an account that stays as it is', () => {
  expect(actorText('mona (pit-manager)', 'en')).toBe('mona (Pit manager)');
  expect(actorText('mona (pit-manager)', 'zh-Hans')).toBe('mona (区域经理)');
  const acting = 'sam (pit-supervisor, acting as pit-manager)';
  expect(actorText(acting, 'en')).toBe('sam (Pit supervisor, acting as Pit manager)');
  expect(actorText(acting, 'zh-Hans')).toBe('sam (区域主管，代行区域经理)');
  expect(actorText('terminal P01', 'zh-Hans')).toBe('终端 P01');
  expect(actorText('the table itself', 'zh-Hans')).toBe('桌台自动');
});

test('what is written otherwise stays as it is written', () => {
  expect(actorText('floor.yaml', 'zh-Hans')).toBe('floor.yaml');
  expect(actorText('x (somebody new)', 'en')).toBe('x (somebody new)');
  expect(positionText('somebody-new', 'zh-Hans')).toBe('somebody-new');
});
