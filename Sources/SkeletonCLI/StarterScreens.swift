/// A usual screen in the native dialect, from which a user begins.
struct StarterScreen {
  let name: String
  let summary: String
  let markup: String

  /// The screens of `skeleton init`, in the order of its help.
  static let all = [
    StarterScreen(
      name: "feed", summary: "posts with an author, a text and a picture",
      markup: """
        <screen width="390" height="844" padding="47 0 34" background="white">
          <navigationBar><text fontSize="17">Home</text><icon/></navigationBar>
          <feed grow="1" basis="0" clip="true" width="100%">
            <cell repeat="3" padding="16" gap="12">
              <row gap="12" alignItems="center">
                <avatar width="44"/>
                <column gap="4" grow="1"><text width="45%" fontSize="15"/><text width="30%" fontSize="12"/></column>
                <icon width="20"/>
              </row>
              <text lines="3" fontSize="15"/>
              <image cornerRadius="12"/>
              <row gap="24"><icon/><icon/><spacer/><icon/></row>
            </cell>
          </feed>
          <tabBar><icon repeat="5"/></tabBar>
        </screen>

        """),
    StarterScreen(
      name: "profile", summary: "a person with figures, buttons and a grid of pictures",
      markup: """
        <screen width="390" height="844" padding="47 0 34" background="white">
          <navigationBar><icon/><text>Profile</text><icon/></navigationBar>
          <column padding="16" gap="16">
            <row gap="24" alignItems="center">
              <avatar width="88"/>
              <row grow="1" justifyContent="spaceBetween">
                <column repeat="3" gap="4" alignItems="center">
                  <text width="36" fontSize="17"/><text width="64" fontSize="12"/>
                </column>
              </row>
            </row>
            <column gap="6"><text width="40%" fontSize="17"/><text lines="2" fontSize="14"/></column>
            <row gap="8"><button grow="1" height="36">Follow</button><button grow="1" height="36">Message</button></row>
          </column>
          <feed grow="1" basis="0" clip="true" width="100%">
            <row repeat="fill" gap="2" padding="0 0 2">
              <image repeat="3" grow="1" basis="0" aspectRatio="1" cornerRadius="0"/>
            </row>
          </feed>
          <tabBar><icon repeat="5"/></tabBar>
        </screen>

        """),
    StarterScreen(
      name: "chat", summary: "bubbles of two people",
      markup: """
        <screen width="390" height="844" padding="47 0 34" background="white">
          <navigationBar><icon/><text>Conversation</text><avatar width="32"/></navigationBar>
          <column grow="1" basis="0" clip="true" padding="16" gap="12" justifyContent="end">
            <row gap="8" alignItems="end">
              <avatar width="28"/>
              <view background="#E9E9EB" cornerRadius="18" padding="10 14" maxWidth="72%">
                <text lines="3" width="220"/>
              </view>
            </row>
            <view alignSelf="end" background="#D6E8FF" cornerRadius="18" padding="10 14"><text width="140"/></view>
            <view alignSelf="end" background="#D6E8FF" cornerRadius="18" padding="10 14">
              <text lines="2" width="230"/>
            </view>
            <row gap="8" alignItems="end">
              <avatar width="28"/>
              <view background="#E9E9EB" cornerRadius="18" padding="10 14"><text width="180"/></view>
            </row>
            <row gap="8" alignItems="end">
              <avatar width="28"/>
              <image width="220" height="160" cornerRadius="18"/>
            </row>
            <view alignSelf="end" background="#D6E8FF" cornerRadius="18" padding="10 14">
              <text lines="2" width="200"/>
            </view>
          </column>
          <row padding="8 16" gap="12" alignItems="center"><icon/><textField grow="1" cornerRadius="17"/><icon/></row>
        </screen>

        """),
    StarterScreen(
      name: "settings", summary: "groups of rows with icons and switches",
      markup: """
        <screen width="390" height="844" padding="47 0 34" background="#F2F2F7">
          <text margin="8 16" fontSize="34" width="60%"/>
          <column padding="8 16" gap="24">
            <row background="white" cornerRadius="12" padding="12 16" gap="12" alignItems="center">
              <avatar width="60"/>
              <column grow="1" gap="6"><text width="55%" fontSize="20"/><text width="80%" fontSize="13"/></column>
            </row>
            <column background="white" cornerRadius="12">
              <row repeat="4" padding="10 16" gap="12" alignItems="center">
                <icon width="28" cornerRadius="6"/><text grow="1" width="50%"/><spacer/><icon width="12"/>
              </row>
            </column>
            <column background="white" cornerRadius="12">
              <row repeat="3" padding="6 16" gap="12" alignItems="center">
                <icon width="28" cornerRadius="6"/><text width="40%"/><spacer/><switch/>
              </row>
            </column>
            <column background="white" cornerRadius="12">
              <row repeat="3" padding="10 16" gap="12" alignItems="center">
                <icon width="28" cornerRadius="6"/><text width="45%"/><spacer/><icon width="12"/>
              </row>
            </column>
          </column>
        </screen>

        """),
    StarterScreen(
      name: "shop", summary: "a grid of products with prices",
      markup: """
        <screen width="390" height="844" padding="47 0 34" background="white">
          <row padding="8 16" gap="12" alignItems="center"><searchBar grow="1"/><icon/></row>
          <row padding="4 16 12" gap="8">
            <chip>All</chip><chip>New arrivals</chip><chip>Home</chip><chip>Sale</chip>
          </row>
          <feed grow="1" basis="0" clip="true" width="100%" padding="0 16">
            <row repeat="3" gap="16" padding="0 0 20">
              <column repeat="2" grow="1" basis="0" gap="8">
                <image aspectRatio="0.8" cornerRadius="12"/>
                <text width="90%" fontSize="15"/>
                <rating width="80" height="16"/>
                <text width="40%" fontSize="17"/>
              </column>
            </row>
          </feed>
          <tabBar><icon repeat="4"/></tabBar>
        </screen>

        """),
    StarterScreen(
      name: "detail", summary: "a large picture, an author, a text and a button",
      markup: """
        <screen width="390" height="844" padding="0 0 34" background="white">
          <image height="320" cornerRadius="0"/>
          <column grow="1" padding="20 16" gap="16">
            <column gap="8"><text width="80%" fontSize="24"/><text width="50%" fontSize="15"/></column>
            <row gap="12" alignItems="center">
              <avatar/>
              <column gap="4" grow="1"><text width="50%" fontSize="15"/><text width="35%" fontSize="12"/></column>
              <button height="34">Follow</button>
            </row>
            <text lines="6" fontSize="16"/>
            <row gap="8"><chip>One</chip><chip>Another</chip><chip>Third</chip></row>
          </column>
          <row padding="12 16" gap="16" alignItems="center">
            <column gap="4"><text width="70" fontSize="12"/><text width="90" fontSize="20"/></column>
            <button grow="1">Buy</button>
          </row>
        </screen>

        """),
    StarterScreen(
      name: "form", summary: "labelled fields and a button",
      markup: """
        <screen width="390" height="844" padding="47 0 34" background="white">
          <navigationBar><icon/><text>Address</text></navigationBar>
          <column grow="1" padding="16" gap="20">
            <column repeat="2" gap="8"><text width="30%" fontSize="13"/><textField width="100%" height="44"/></column>
            <row gap="12">
              <column repeat="2" grow="1" basis="0" gap="8">
                <text width="60%" fontSize="13"/><textField width="100%" height="44"/>
              </column>
            </row>
            <column gap="8"><text width="35%" fontSize="13"/><textField width="100%" height="120"/></column>
            <row repeat="2" gap="12" alignItems="center"><checkBox/><text width="70%"/></row>
            <row gap="12" alignItems="center"><text width="50%"/><spacer/><switch/></row>
            <spacer/>
            <button height="50">Save</button>
          </column>
        </screen>

        """),
    StarterScreen(
      name: "dashboard", summary: "figures, charts and a table, 768 points wide",
      markup: """
        <screen width="768" height="1024" background="#F4F5F7">
          <navigationBar background="white"><text>Dashboard</text><spacer/><icon/><avatar width="32"/></navigationBar>
          <column padding="24" gap="24">
            <row gap="16">
              <column repeat="4" grow="1" basis="0" background="white" cornerRadius="12" padding="16" gap="10">
                <row alignItems="center"><text width="70" fontSize="13"/><spacer/><icon width="20"/></row>
                <text width="96" fontSize="26"/>
                <text width="60" fontSize="12"/>
              </column>
            </row>
            <row gap="16">
              <column grow="2" basis="0" background="white" cornerRadius="12" padding="16" gap="16">
                <row alignItems="center"><text width="140"/><spacer/><segmentedControl/></row>
                <view height="220" cornerRadius="8" skeleton="bone"/>
              </column>
              <column grow="1" basis="0" background="white" cornerRadius="12" padding="16" gap="16" alignItems="center">
                <text width="110" alignSelf="start"/>
                <view width="150" height="150" cornerRadius="75" skeleton="bone"/>
                <row gap="16"><text repeat="2" width="70" fontSize="12"/></row>
              </column>
            </row>
            <column background="white" cornerRadius="12" padding="16" gap="12">
              <text width="160"/>
              <row repeat="6" gap="16" alignItems="center" padding="6 0">
                <avatar width="32"/>
                <text width="26%" fontSize="14"/>
                <text width="22%" fontSize="14"/>
                <spacer/>
                <chip>Active</chip>
                <text width="80" fontSize="14"/>
              </row>
            </column>
          </column>
        </screen>

        """),
  ]
}
